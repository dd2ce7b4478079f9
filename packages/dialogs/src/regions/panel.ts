/** The right panel of a dialog is collapsed. */
export function collapsed(description: string) {
  return { description, on: { 'panel.toggle': 'open' } } as const
}
