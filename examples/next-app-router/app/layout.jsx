export const metadata = { title: '园区门户' }

export default function Layout({ children }) {
  return <html lang="zh-CN"><body>{children}</body></html>
}
