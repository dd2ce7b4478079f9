import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The networks in which the server may talk to cameras; without any it talks to none. */
export type CameraNetworks = BlockList

/** Networks as the setting `SMART_FIRE_CAMERA_NETWORKS` names them, e.g. `10.20.0.0/16,fd00::/8`; undefined when one is not a network. */
export function readCameraNetworks(text: string): CameraNetworks | undefined {
  const networks = new BlockList()
  for (const each of text.split(',').map((one) => one.trim()).filter(Boolean)) {
    const [address = '', bits = '', ...more] = each.split('/')
    const family = familyOf(address)
    if (family === null || more.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 'ipv4' ? 32 : 128)) return undefined
    networks.addSubnet(address, Number(bits), family)
  }
  return networks
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null
}

/** Whether the server may connect to this IP address. */
export function isCameraAddress(networks: CameraNetworks, address: string): boolean {
  const family = familyOf(address)
  return family !== null && networks.check(address, family)
}

export class NotAllowedAddress extends Error {}

/** Resolves a name and refuses what is outside the networks; the connection uses the address that was checked, so a name cannot change between check and use. */
export function lookupWithin(networks: CameraNetworks): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const allowed = found.filter(({ address }) => isCameraAddress(networks, address))
      const [first] = allowed
      if (!first) return done(new NotAllowedAddress('outside the networks of cameras'), '')
      return options.all ? done(null, allowed) : done(null, first.address, first.family)
    })
  }
}
