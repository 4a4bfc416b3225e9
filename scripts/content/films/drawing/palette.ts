/** Colours of the site's themes, as drawings use them. */
export const palettes = {
  day: {
    ground: '#faf8f4',
    surface: '#ffffff',
    soft: '#e3efec',
    line: '#d8d3c6',
    ink: '#122b2c',
    muted: '#4a6061',
    main: '#0b6362',
    deep: '#0b3b3c',
    accent: '#f3a33c',
    accentSoft: '#fdefd8',
    danger: '#b3261e',
  },
  night: {
    ground: '#071b1c',
    surface: '#0d2628',
    soft: '#163a3b',
    line: '#2a5052',
    ink: '#e9f2ef',
    muted: '#a5bfbb',
    main: '#7ed3c6',
    deep: '#86d8cb',
    accent: '#f5b057',
    accentSoft: '#3a2c14',
    danger: '#ff9d8f',
  },
} as const;
