// The custom elements of @smart-fire/dialogs, after its other entries; into another folder if one is given.
import { buildElements } from './packages/build-elements.mjs'

await buildElements(process.argv[2])
