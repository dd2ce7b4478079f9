// In the page of a host, before its own scripts: counts what was begun and not ended: listeners, timers, sockets, styles. Bundled by `scripts/hosts/in-page.mjs`.
const listeners = new Set()
const timers = new Set()
const sockets = new Set()
const numbers = new Map()

const numberOf = (thing) => numbers.get(thing) ?? (numbers.set(thing, numbers.size), numbers.size - 1)

/** Of what outlives every part of a page: elements that go take their listeners with them. */
const outlives = (target) => target === undefined || target === window || target === document || target === document.documentElement || target === document.body

function watchListeners() {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const keyOf = (target, type, listener, options) =>
    [numberOf(target ?? window), type, numberOf(listener), Boolean(typeof options === 'object' ? options?.capture : options)].join(' ')
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener && outlives(this)) {
      const key = keyOf(this, type, listener, options)
      listeners.add(key)
      options?.signal?.addEventListener('abort', () => listeners.delete(key))
    }
    return addEventListener.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    listeners.delete(keyOf(this, type, listener, options))
    return removeEventListener.call(this, type, listener, options)
  }
}

function watchTimers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  globalThis.setTimeout = (work, delay, ...args) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work(...args)
    }, delay)
    timers.add(timer)
    return timer
  }
  globalThis.setInterval = (...args) => {
    const timer = setInterval(...args)
    timers.add(timer)
    return timer
  }
  globalThis.clearTimeout = (timer) => (timers.delete(timer), clearTimeout(timer))
  globalThis.clearInterval = (timer) => (timers.delete(timer), clearInterval(timer))
}

function watchSockets() {
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args)
      sockets.add(this)
      this.addEventListener('close', () => sockets.delete(this))
    }
  }
}

watchListeners()
watchTimers()
watchSockets()

globalThis.leftovers = () => ({
  listeners: listeners.size,
  timers: timers.size,
  sockets: sockets.size,
  styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
  elements: document.querySelectorAll('*').length,
})
