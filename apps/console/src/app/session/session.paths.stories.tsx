import { ApiError } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import type { Meta } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { walkEveryPath } from '../../../../../.storybook/paths/path-walk'
import { ConsoleRoutes } from '../../layout/console-routes'
import { followToolbar, FrontStage, storySignInClient, StoryWorld } from '../../testing/story-world'
import { SessionProvider } from '../../testing/session-provider'
import { aSession, aSignedInUser } from './session.fixtures'
import { sessionMachine } from './session.machine'
import { SessionGate } from './session-gate'

const meta = {
  title: 'Console 控制台/Session 登录会话/Paths',
  id: 'console-session-paths',
  parameters: { machine: sessionMachine, msw: createMockBackend().handlers },
  beforeEach: followToolbar,
} satisfies Meta

export default meta

const KEPT = { accessToken: 'kept-token', userId: 'u1' }

export const EveryPath = walkEveryPath(
  {
    machine: sessionMachine,
    starts: [{ value: 'anonymous', context: aSession() }, { input: { session: KEPT, endReason: null } }, { input: { session: null, endReason: null, arrival: '?code=c&state=s' } }],
    events: {
      'login.submit': [
        { credentials: { username: 'operator', password: 'not-a-real-one', code: 'AB3C', image: 'k1' } },
      ],
      'provider.choose': [{ providerId: '3' }],
      'binding.cancel': [{}],
      'code.submit': [{ code: '123456' }],
      'code.cancel': [{}],
      'user.retry': [{}],
      'session.signOut': [{}],
      'session.expired': [{}],
      'password.changed': [{}],
      'console.failed': [{}],
    },
    answers: {
      authenticate: [{ session: KEPT }, { ticket: 'step-1' }], arrive: [{ session: KEPT }, { binding: { ticket: 'bind-1', provider: '集团统一认证', person: 'li.ming' } }],
      depart: ['https://idp.example.com/'], giveCode: [KEPT], loadUser: [aSignedInUser()], endSession: [undefined],
    },
    failures: { authenticate: [new ApiError('refused', { field: 'bind' })], giveCode: [new ApiError('refused', { field: 'ticket' })], loadUser: [new ApiError('forbidden', { httpStatus: 403 })] },
  },
  (actor, globals) => (
    <FrontStage>
      <SessionProvider {...actor}>
        <SessionGate client={storySignInClient()}>
          {(signedIn) => (
            <StoryWorld globals={globals}>
              <MemoryRouter initialEntries={['/gailan/overView']}>
                <ConsoleRoutes signedIn={signedIn} />
              </MemoryRouter>
            </StoryWorld>
          )}
        </SessionGate>
      </SessionProvider>
    </FrontStage>
  ),
)
