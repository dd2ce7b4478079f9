import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startPlatform } from './platform'
import { Portal } from './portal'

const platform = await startPlatform()
const place = document.getElementById('portal')
if (place) createRoot(place).render(<StrictMode><Portal {...platform} /></StrictMode>)
