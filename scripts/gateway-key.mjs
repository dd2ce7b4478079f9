// npm run gateway-key -- list|rotate|revoke: the keys of gateways, in the database of the server.
import { spawn } from 'node:child_process'
import { ROOT } from './lib/root.mjs'
import { serverArguments } from './lib/server-command.mjs'

const child = spawn(process.execPath, [...serverArguments('gateway-key-command.ts'), ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
child.on('close', (code) => process.exit(code ?? 1))
