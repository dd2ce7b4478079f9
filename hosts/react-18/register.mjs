// `node --import ./hosts/react-18/register.mjs`: every module of the process gets the React of this folder, also those in node_modules.
import Module, { register } from 'node:module'
import path from 'node:path'

const REACT = /^react(?:-dom)?(?:\/|$)/
const host = path.join(import.meta.dirname, 'package.json')
const fromHost = Module.createRequire(host)

// what is required
const resolveFilename = Module._resolveFilename
Module._resolveFilename = function (request, parent, ...rest) {
  const isOurs = parent?.filename?.startsWith(import.meta.dirname)
  return REACT.test(request) && !isOurs ? fromHost.resolve(request) : resolveFilename.call(this, request, parent, ...rest)
}

// what is imported
register('./resolve.mjs', import.meta.url)
