import { HttpResponse } from 'msw'
import type { Route } from './route'

const ROOMS = Array.from(
  { length: 4 },
  (_, index) =>
    `<path d="M${40 + index * 180} 40h180v150h-70m-40 0h-70z"/><path d="M${
      40 + index * 180
    } 250h70m40 0h70v150h-180z"/>`,
)

/** The picture at the address of `aPlan()`: eight rooms with doors on a corridor, 800 × 440 pixels. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="440" viewBox="0 0 800 440"><rect width="800" height="440" fill="#fff"/><g fill="none" stroke="#475569" stroke-width="6">${ROOMS.join(
  '',
)}<path d="M40 190v60m720-60v60"/></g></svg>`

export const planPictureRoute: Route = {
  call: 'floorPlans.find',
  method: 'get',
  path: '/files/mock-floor-:name',
  open: true,
  respond: () => new HttpResponse(PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } }),
}
