import * as styles from './certificate.module.css';

const TEETH = 36;

/** Decorative seal: a toothed disc with an open book. */
export function Seal() {
  const points = Array.from({ length: TEETH * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? 48 : 44.5;
    const angle = (index * Math.PI) / TEETH;
    return `${(50 + radius * Math.cos(angle)).toFixed(2)},${(50 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return (
    <svg className={styles.seal} viewBox="0 0 100 100" aria-hidden="true">
      <polygon points={points.join(' ')} fill="#e29a3a" />
      <circle cx="50" cy="50" r="38" fill="#0b3b3c" />
      <circle cx="50" cy="50" r="34.5" fill="none" stroke="#f3c98a" strokeWidth="0.9" />
      <g fill="none" stroke="#f7e3c3" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <path
          d={
            'M50 40c-5.5-3.6-11.500-4.200-18.500-3.400v25.500c7-.8 13-.2 18.500 3.400 5.500-3.600 ' +
            '11.500-4.200 18.500-3.400V36.600c-7-.8-13-.2-18.500 3.400Z'
          }
        />
        <path d="M50 40v25.500" />
      </g>
    </svg>
  );
}
