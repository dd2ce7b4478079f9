import { version } from 'react'
import { version as domVersion } from 'react-dom'

// an alias that does not hold would prove nothing
if (!version.startsWith('18.') || domVersion !== version) throw new Error(`React is ${version} and react-dom ${domVersion}, not both 18`)
