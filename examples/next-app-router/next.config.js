// pages are rendered when the portal is built, and hydrated in the browser
export default { output: 'export' }
