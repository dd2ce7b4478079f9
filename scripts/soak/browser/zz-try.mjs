import { runCycles } from './cycles.mjs'
const t=Date.now()
const r = await runCycles({ cycles: Number(process.argv[2] ?? 10), dialogs: process.argv[3]?.split(',') })
for (const x of r) console.log(x.dialog, JSON.stringify(x.before), JSON.stringify(x.after), x.bytesPerCycle, x.errors)
console.log(Date.now()-t)
