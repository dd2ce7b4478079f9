// the main application: it loads a sub-application when it is entered first, and mounts and unmounts it as qiankun does
const load = () => import('./fire-application')
const place = document.getElementById('sub-application')

async function enter() {
  const { mount } = await load()
  const container = place.appendChild(document.createElement('div'))
  await mount({ container })
}

async function leave() {
  const { unmount } = await load()
  await unmount()
  place.replaceChildren()
}

document.getElementById('enter').addEventListener('click', enter)
document.getElementById('leave').addEventListener('click', leave)
await enter()
