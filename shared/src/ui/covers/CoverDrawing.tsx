import type { CoverArt } from './coverArt';
import type { CoverShape } from './coverShape';

/** Drawn cover as a decorative image. Fills its frame and crops the overflow. */
export function CoverDrawing({ art }: { art: CoverArt }) {
  return (
    <svg
      viewBox={`0 0 ${art.width} ${art.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={art.width} height={art.height} fill={art.palette.ground} />
      {art.shapes.map((shape, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { shape: CoverShape }) {
  const paint = { fill: shape.fill ?? 'none', stroke: shape.stroke, strokeWidth: shape.width, opacity: shape.opacity };
  return shape.kind === 'path' ? (
    <path d={shape.d} {...paint} />
  ) : (
    <circle cx={shape.x} cy={shape.y} r={shape.r} {...paint} />
  );
}
