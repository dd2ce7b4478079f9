import { expect, screen, waitFor } from 'storybook/test'

const PATIENCE_MS = 15_000 // a dialog may be loaded lazily

/** Waits until a dialog has come and faded in: before that nothing in it counts as visible. Only for stories. */
export async function dialogShown(name?: string | RegExp): Promise<HTMLElement> {
  return shown('dialog', name)
}

/** The same for a dialog that asks before an act with consequences. */
export async function alertDialogShown(name?: string | RegExp): Promise<HTMLElement> {
  return shown('alertdialog', name)
}

async function shown(role: 'dialog' | 'alertdialog', name?: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name }, { timeout: PATIENCE_MS })
  await waitFor(() => expect(dialog).toBeVisible(), { timeout: PATIENCE_MS })
  return dialog
}
