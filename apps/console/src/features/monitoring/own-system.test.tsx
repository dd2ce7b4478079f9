import { cleanup, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import type { DeclaredScreen } from '../../screens'
import exceptionRecords from './exception-records/exception-records.screen'
import statistics from './statistics/statistics.screen'

const { draw, serve } = aMockPlatform()

/** The channels that a screen requests at an address of the electrical fire section. */
async function channelsAt(screens: readonly DeclaredScreen[], name: string, address: string): Promise<(string | null)[]> {
  const key = `dianqihuozai/${name}`
  const Screen = screens.find((screen) => screen.key === key)?.Screen ?? (() => null)
  const channels: (string | null)[] = []
  serve(http.get('*/api/datahandler/*', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    // the load of the operators is that of all systems (ADR 23)
    if (!pathname.endsWith('/load')) channels.push(searchParams.get('channelId'))
    return HttpResponse.json({ status: 404 }, { status: 404 })
  }))
  draw(
    <MemoryRouter initialEntries={[address]}>
      <Routes><Route path={`${key}/:id?`} element={<Screen />} /></Routes>
    </MemoryRouter>,
  )
  await waitFor(() => expect(channels.length).toBeGreaterThan(0))
  // a page that stays open asks the platform of the next one, too
  cleanup()
  return [...new Set(channels)]
}

it.each([
  ['exceptionRecord', exceptionRecords],
  ['statisticAnly', statistics],
] as const)('%s shows the system of its section when the address names no channel, and the named one otherwise', async (name, screens) => {
  expect(await channelsAt(screens, name, `/dianqihuozai/${name}`)).toEqual(['2'])
  expect(await channelsAt(screens, name, `/dianqihuozai/${name}/4`)).toEqual(['4'])
})
