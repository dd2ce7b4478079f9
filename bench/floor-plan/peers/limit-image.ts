import { barePicture } from '../bare-picture'
import { offer } from '../scene'

/** The lower limit: no library, no markers. */
offer(barePicture)
