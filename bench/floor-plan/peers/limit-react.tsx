import { createRoot } from 'react-dom/client'
import { barePicture } from '../bare-picture'
import { offer } from '../scene'

/** What React adds to the lower limit: it listens to every event of the pointer at its root, also when no component wants one. */
offer((root) => {
  const stage = document.createElement('div')
  createRoot(root).render(<div ref={(place) => { place?.append(stage) }} />)
  return barePicture(stage)
})
