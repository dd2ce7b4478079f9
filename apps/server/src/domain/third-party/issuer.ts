/**
 * Whether a text is an issuer (OpenID Connect Discovery 1.0): https without account, query and fragment. http only with the name of this machine;
 * whether the server asks such a provider is a setting (`providersOverHttp`).
 */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** The names of this machine, as `URL.hostname` writes them. */
export const isLoopback = (hostname: string): boolean => hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]'

/**
 * Whether the server may ask this address, which a provider's own document may name (ADR 34): https, or http on this machine where the setting allows it.
 * With https a name must have a certificate that this server trusts, so addresses of the inner network that were not made for it do not respond.
 */
export function mayAsk(address: string, providersOverHttp: boolean): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' ? !isLoopback(hostname) || providersOverHttp : protocol === 'http:' && providersOverHttp && isLoopback(hostname)
}
