import { CLOSE, type AlarmSocket, type SocketOwner } from './alarm-socket'

/** How many sockets one user, and one address, may have. */
interface SocketLimits {
  socketsPerUser: number
  socketsPerAddress: number
}

/** Closes the most silent sockets of the owner and of its address, and removes them, so that the limits have a place for a new one. */
export function makeRoom(sockets: Set<AlarmSocket>, owner: SocketOwner, limits: SocketLimits): void {
  const ofUser = [...sockets].filter(({ userId }) => userId === owner.userId)
  closeMostSilent(sockets, ofUser, limits.socketsPerUser)
  // behind a reverse proxy on the same machine every client has its address
  if (isLoopback(owner.address)) return
  const ofAddress = [...sockets].filter(({ address }) => address === owner.address)
  closeMostSilent(sockets, ofAddress, limits.socketsPerAddress)
}

function closeMostSilent(sockets: Set<AlarmSocket>, among: readonly AlarmSocket[], limit: number): void {
  const tooMany = among.length + 1 - limit
  if (tooMany <= 0) return
  const mostSilentFirst = [...among].sort((a, b) => a.heardAt - b.heardAt)
  for (const alarmSocket of mostSilentFirst.slice(0, tooMany)) {
    sockets.delete(alarmSocket)
    alarmSocket.close(CLOSE.tryLater, 'too many sockets')
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.replace(/^::ffff:/, '').startsWith('127.')
}
