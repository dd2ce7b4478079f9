// npm run verify-audit: checks the chains of the audit log in the database of the server; ends with 1 when one is broken.
import { spawn } from 'node:child_process'
import { demandNoArguments } from './lib/no-arguments.mjs'
import { ROOT } from './lib/root.mjs'
import { serverArguments } from './lib/server-command.mjs'

demandNoArguments('npm run verify-audit')
const child = spawn(process.execPath, serverArguments('verify-audit-command.ts'), { cwd: ROOT, stdio: 'inherit' })
child.on('close', (code) => process.exit(code ?? 1))
