/** The build without subtitles, alternative sound and encryption; it has no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
