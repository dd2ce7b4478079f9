/** The mark of the product: a shield that holds a flame. */
export function ProductMark({ className, size }: { className?: string | undefined; size?: number | undefined }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="#2f6fb5" d="M16 2 4 6.5v8.8C4 22.6 9 28 16 30c7-2 12-7.4 12-14.7V6.5z" />
      <path
        fill="#fff"
        d="M16.6 8c.8 3-3.900 5.200-3.900 9.300 0 2 1 3.500 2.300 4.300-.3-1.600.4-2.900 1.500-3.900.2 1.300 1.300 1.900 1.300 3.400 0 .5-.1.900-.3 1.300 1.800-.7 3-2.400 3-4.700 0-2.100-1-3.300-1.800-4.400-.2.800-.6 1.300-1.100 1.600.2-2.600-.1-5.100-1-6.900z"
      />
    </svg>
  )
}
