/** Copies a text; works on plain http too, where browsers hide the clipboard. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}

/** Inside `near`, because a focus trap would take the selection away from a field elsewhere on the page. */
function copyBySelection(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  near.append(field)
  field.focus()
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
