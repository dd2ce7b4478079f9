import { HttpResponse } from 'msw'
import { ROOMS } from './plan-rooms'
import type { Route } from './route'

const DOOR = 40

/** The picture of a floor: eight numbered rooms with doors on a corridor, 800 × 440 pixels. */
export function planPicture(floor: string): string {
  const numbers = ROOMS.map(({ x, y }, nth) => `<text x="${x + 12}" y="${y + 28}">${floor}0${nth + 1}</text>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="440" viewBox="0 0 800 440"><rect width="800" height="440" fill="#fff"/><g fill="none" stroke="#475569" stroke-width="6">${ROOMS.map(
    walls,
  ).join('')}<path d="M40 190v60m720-60v60"/></g><g font-family="sans-serif" font-size="16" fill="#475569">${numbers.join('')}</g></svg>`
}

/** Three walls, and the one on the corridor with its door. A subpath after a door is left open: closed, it would end in a diagonal. */
function walls({ x, y, width, height }: (typeof ROOMS)[number], nth: number): string {
  const beside = (width - DOOR) / 2
  const isAbove = nth < ROOMS.length / 2
  return isAbove
    ? `<path d="M${x + beside} ${y + height}h${-beside}v${-height}h${width}v${height}h${-beside}"/>`
    : `<path d="M${x + beside} ${y}h${-beside}v${height}h${width}v${-height}h${-beside}"/>`
}

/** Serves the picture of a floor at the address that `aPlan()`, the floor plan of the mock world, names. */
export const planPictureRoute: Route = {
  call: 'floorPlans.find',
  method: 'get',
  path: '/files/mock-floor-:name',
  open: true,
  respond: ({ request }) => new HttpResponse(planPicture(/floor-(\d+)/.exec(request.url)?.[1] ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } }),
}
