import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { RightsContext } from '../../../screens/rights/rights'
import { aMockPlatform } from '../../../testing/render-in-console'
import { SecurityPanel } from './security-panel'
import { aUser } from './users.sample'

const { draw, serve } = aMockPlatform()

it('asks anew after a reset that was refused: why does not stand in the next question', async () => {
  serve(
    http.get('*/user/security', () => HttpResponse.json({ status: 200, data: { secondFactor: '1', secondFactorTime: '2026-10-12 09:30:00', recoveryCodes: 9, identities: [] } })),
    http.post('*/user/resetSecondFactor', () => HttpResponse.json({ status: 30101, message: '用户正在登录' }, { status: 420 })),
  )
  draw(
    <RightsContext.Provider value={new Set(['adminSys/userManager:btn_reset'])}>
      <SecurityPanel row={aUser({ id: 'u7', name: '周海燕' })} isListed onClose={() => undefined} onChanged={() => undefined} />
    </RightsContext.Provider>,
  )
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '重置双重验证' }))
    return within(await screen.findByRole('alertdialog', { name: '重置双重验证' }))
  }
  const question = await ask()
  await userEvent.click(question.getByRole('button', { name: '重置双重验证' }))
  expect(await question.findByText('用户正在登录')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: '取消' }))
  expect((await ask()).queryByText('用户正在登录')).toBeNull()
})
