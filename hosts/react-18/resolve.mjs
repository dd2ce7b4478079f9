const REACT = /^react(?:-dom)?(?:\/|$)/
const HOST = new URL('./package.json', import.meta.url).href

export function resolve(specifier, context, next) {
  return next(specifier, REACT.test(specifier) ? { ...context, parentURL: HOST } : context)
}
