/** The value of `{{vars.page}}` in files of starters: the page of `npm start`. A page writes its own address over it. */
export const addressOfPage = 'http://localhost:5173/'
