/**
 * The hosts of `examples/`.
 *
 * `out`: the folder that its build writes; a host without one is not built and takes the folder of the elements
 * `from`: the file that a developer of the portal writes for our dialogs, whose lines are counted
 * `alarms`: the page opens the alarm link
 * `callsPlatform`: the page calls the platform itself, at another origin, instead of by the server of the portal
 * `comesAndGoes`: how our part is taken out and put in again: as an `element`, or by `buttons` of the host
 * `older`: a folder of the host that has an older version of our packages
 * `second`: the button of a second list on the same page
 */
export const HOSTS = [
  { name: 'plain-html', from: 'index.html', comesAndGoes: 'element' },
  { name: 'react-19-vite', out: 'dist', from: 'src/main.jsx' },
  { name: 'react-18-vite', out: 'dist', from: 'src/main.jsx' },
  { name: 'strict-csp', out: 'dist', from: 'src/main.jsx' },
  { name: 'bootstrap', out: 'dist', from: 'src/main.jsx' },
  { name: 'antd', out: 'dist', from: 'src/main.jsx' },
  { name: 'tailwind', out: 'dist', from: 'src/main.jsx' },
  { name: 'vue-3', out: 'dist', from: 'src/main.js' },
  { name: 'other-origin', out: 'dist', from: 'src/main.jsx', callsPlatform: true, alarms: true },
  { name: 'sub-application', out: 'dist', from: 'src/fire-application.jsx', comesAndGoes: 'buttons', alarms: true },
  { name: 'two-versions', out: 'dist', from: 'src/main.jsx', older: 'older', second: '另一系统的警情' },
  { name: 'next-app-router', out: 'out', from: 'app/alarms.jsx', alarms: true },
  { name: 'angular', out: 'dist/browser', from: 'src/main.ts' },
]
