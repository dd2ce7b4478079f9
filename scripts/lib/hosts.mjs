/**
 * The hosts of `examples/`.
 *
 * `out`: the folder that its build writes; a host without one is not built and takes the folder of the elements
 * `from`: the file that a developer of the portal writes for our dialogs, whose lines are counted
 * `callsPlatform`: the page calls the platform itself, at another origin, instead of by the server of the portal
 * `comesAndGoes`: how our part is taken out and put in again: as an `element`, or by `buttons` of the host
 * `second`: the button of a second list on the same page
 */
export const HOSTS = [
  { name: 'plain-html', from: 'index.html', comesAndGoes: 'element' },
  { name: 'react-19-vite', out: 'dist', from: 'src/main.jsx' },
  { name: 'react-18-vite', out: 'dist', from: 'src/main.jsx' },
  { name: 'strict-csp', out: 'dist', from: 'src/main.jsx' },
  { name: 'vue-3', out: 'dist', from: 'src/main.js' },
]
