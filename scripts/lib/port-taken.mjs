import { createServer } from 'node:net'

/** Whether another program listens at the address of the server that these settings start. What else is wrong with them is told by the server. */
export function isPortTaken({ HOST = '127.0.0.1', PORT }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'))
    try {
      probe.listen(Number(PORT || 8080), HOST, () => probe.close(() => resolve(false)))
    } catch {
      resolve(false)
    }
  })
}

/** Ends the process when the port is taken, before anything is installed or built for a server that cannot start. */
export async function demandFreePort(command) {
  if (!(await isPortTaken(process.env))) return
  const port = Number(process.env.PORT || 8080)
  console.error(`Port ${port} is taken. Stop the program that uses it, or choose another one: PORT=${port + 1} ${command}`)
  process.exit(1)
}
