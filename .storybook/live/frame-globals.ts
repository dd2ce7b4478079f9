/**
 * The part of a frame's address that gives its story the theme and the language of the page around it. It also turns the check of
 * accessibility off: a page has no panel for the result, and the check takes half of a story's time.
 */
export function frameGlobals({ theme, locale }: { theme: 'light' | 'dark'; locale: 'zh-CN' | 'en' }): string {
  return `theme:${theme};locale:${locale};a11y.manual:!true`
}
