const PATHS = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  back: 'M12 4l-6 6 6 6',
  check: 'M4 10.5l4 4 8-9',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  down: 'M5 8l5 5 5-5',
  external: 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 12a2 2 0 100-4 2 2 0 000 4z',
  info: 'M10 17a7 7 0 100-14 7 7 0 000 14zM10 9v4M10 6.5v.1',
  key: 'M8 12a4 4 0 110-4M8 10h9M14 10v3M17 10v2',
  lock: 'M5 9h10v7H5zM7 9V7a3 3 0 016 0v2',
  moon: 'M16 12a7 7 0 01-9-9 7 7 0 109 9z',
  pen: 'M4 16l1-4 8-8 3 3-8 8z',
  phone: 'M6 2.5h8v15H6zM9.2 14.8h1.6',
  plus: 'M10 4.5v11M4.5 10h11',
  question: 'M8 8a2 2 0 113 1.7c-.7.4-1 .8-1 1.8M10 14.5v.1',
  seal: 'M6 12l-1 6 5-2 5 2-1-6M10 14a6 6 0 100-12 6 6 0 000 12z',
  sun: 'M10 13a3 3 0 100-6 3 3 0 000 6zM10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.5v.1',
} as const

export type IconName = keyof typeof PATHS

/** A decorative icon beside text that says the same; hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 }) {
  return (
    <svg
      aria-hidden="true"
      data-icon={name}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
