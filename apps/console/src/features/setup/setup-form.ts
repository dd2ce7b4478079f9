import { isApiError } from '@smart-fire/api-client'
import type { FirstSetup } from '@smart-fire/api-client/sign-in'
import type { SetupMessages } from './setup.messages'

/** The fields of the page in their order; the two `…Again` repeat a password. */
export const FIELDS = ['code', 'siteName', 'sitePerson', 'siteUsername', 'sitePassword', 'siteAgain', 'platformUsername', 'platformPassword', 'platformAgain'] as const
export type SetupField = (typeof FIELDS)[number]
export type SetupValues = Record<SetupField, string>

/** What is wrong, and the field that has to be corrected. */
export interface SetupProblem {
  field: SetupField
  text: string
}

/** The first field that is blank or does not repeat its password; null: the form can be sent. */
export function problemOf(values: SetupValues, messages: SetupMessages): SetupProblem | null {
  const blank = FIELDS.find((field) => values[field].trim() === '')
  if (blank) return { field: blank, text: messages.incomplete }
  if (values.siteAgain !== values.sitePassword) return { field: 'siteAgain', text: messages.different }
  if (values.platformAgain !== values.platformPassword) return { field: 'platformAgain', text: messages.different }
  return null
}

/** The call's input: passwords as typed, the rest without blanks at the ends. */
export function setupOf({ siteAgain: _site, platformAgain: _platform, sitePassword, platformPassword, ...rest }: SetupValues): FirstSetup {
  return { code: rest.code.trim(), siteName: rest.siteName.trim(), sitePerson: rest.sitePerson.trim(), siteUsername: rest.siteUsername.trim(), platformUsername: rest.platformUsername.trim(), sitePassword, platformPassword }
}

/** Why the server refused it, in its own words where it has some. */
export function explainSetup(error: unknown, messages: SetupMessages): SetupProblem {
  if (!isApiError(error)) return { field: 'code', text: messages.failed }
  const field = FIELDS.find((name) => name === error.field) ?? 'code'
  if (error.kind === 'network' || error.kind === 'aborted') return { field, text: messages.unreachable }
  return { field, text: error.serverMessage ?? messages.failed }
}
