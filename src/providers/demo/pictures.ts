/** Draws and reads pictures. */
export { draw } from './draw'
export { lookAt } from './look'
export { PictureIdeas } from './picture-ideas'
