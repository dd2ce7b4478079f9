export const zhCN = {
  play: (tone: string) => `试听${tone}`,
  blocked: '浏览器不允许播放声音',
}

export const en: typeof zhCN = {
  play: (tone) => `Play ${tone}`,
  blocked: 'The browser allows no sound',
}
