/** width, height and floors of each building from left to right, in a 1200 × 420 picture whose sides may be cut off */
const HOUSES = [
  [110, 190, 8], [86, 300, 13], [130, 150, 6], [74, 360, 16], [120, 240, 10], [96, 180, 7],
  [68, 320, 14], [150, 130, 5], [92, 270, 12], [116, 210, 9], [80, 340, 15], [128, 160, 6],
] as const

/** The decorative skyline behind the product name, with a few lit windows. */
export function Skyline() {
  let x = 0
  return (
    <svg className="login-skyline" viewBox="0 0 1250 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {HOUSES.map(([width, height, floors], house) => {
        const left = x
        x += width
        return (
          <g key={house}>
            <rect x={left} y={420 - height} width={width - 6} height={height} fill="#0a121b" fillOpacity={0.38 + (house % 3) * 0.1} />
            {windowsOf(width - 6, height, floors, house).map(([dx, dy, lit]) => (
              <rect
                key={`${dx} ${dy}`}
                x={left + dx} y={420 - height + dy} width={7} height={5}
                fill={lit ? '#f4d9a0' : '#9fb6cc'} fillOpacity={lit ? 0.5 : 0.1}
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

/** The windows of a building. Their position decides which are lit, so that the picture is always the same. */
function windowsOf(width: number, height: number, floors: number, house: number): [x: number, y: number, lit: boolean][] {
  const columns = Math.floor((width - 14) / 16)
  const step = (height - 16) / floors
  return Array.from({ length: floors * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return [12 + column * 16, 12 + row * step, (row * 7 + column * 13 + house * 5) % 11 === 0]
  })
}
