/** What draws pictures, and looks at them. */
export { draw } from './draw'
export { lookAt } from './look'
export { PictureIdeas } from './picture-ideas'
