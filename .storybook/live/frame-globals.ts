/**
 * The globals in the address of a story's frame on a page. The rules of accessibility are not checked there: nobody sees the result
 * beside a page, and the check takes half of the time of a story.
 */
export function frameGlobals({ theme, locale }: { theme: 'light' | 'dark'; locale: 'zh-CN' | 'en' }): string {
  return `theme:${theme};locale:${locale};a11y.manual:!true`
}
