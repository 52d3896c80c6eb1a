/** Draws and reads pictures. */
export { draw } from '../choose/draw'
export { lookAt } from '../read/look'
export { PictureIdeas } from './picture-ideas'
