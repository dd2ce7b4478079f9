/** The channel of a preview, as far as a page around its frame needs it. */
interface FrameChannel {
  listeners: (event: string) => ((what: object) => void)[] | undefined
}

/** The preview of a frame, as Storybook leaves it on its window. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: FrameChannel
}

/**
 * Tells the preview in a frame, and no other one: what its channel emits goes to the page around it as well, which would then leave
 * its docs page for the story. Returns false while the frame is loading and hears nothing.
 */
export function tellFrame(frame: HTMLIFrameElement, event: string, what: object): boolean {
  const preview: PreviewWindow | null = frame.contentWindow
  const hearing = preview?.__STORYBOOK_ADDONS_CHANNEL__?.listeners(event) ?? []
  hearing.forEach((listener) => listener(what))
  return hearing.length > 0
}
