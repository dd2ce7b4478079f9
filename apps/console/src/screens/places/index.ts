export { buildings, districts, floors, units } from './place-choices'
export { placeTree, scopeOfNode, startAtNode } from './place-tree'
export { planPicture } from './plan-picture'
