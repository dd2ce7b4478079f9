// The custom elements of @smart-fire/dialogs, after its other entries.
import { buildElements } from './lib/build-elements.mjs'

await buildElements()
