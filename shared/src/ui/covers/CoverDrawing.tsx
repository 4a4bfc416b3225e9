import { coverArt, type CoverArt } from './coverArt';
import type { CoverShape } from './coverShape';

export type CourseDrawingProps = { id: string; category: string; subcategory?: string | null };

/** Drawn cover of a course. */
export function CourseDrawing({ id, category, subcategory = null }: CourseDrawingProps) {
  return <Drawing art={coverArt({ id, category, subcategory })} />;
}

export type BookDrawingProps = { id: string; category: string; title: string; author?: string };

/** Drawn cover of a book: title and author above, the drawing below. `BookCover` has the styles of both. */
export function BookDrawing({ id, category, title, author }: BookDrawingProps) {
  const art = coverArt({ id, category }, { width: 240, height: 320 });
  return (
    <>
      <Drawing art={art} />
      <div style={{ background: art.palette.ground, color: art.palette.ink, borderColor: art.palette.spark }}>
        <span>{title}</span>
        {author && <span>{author}</span>}
      </div>
    </>
  );
}

/** A drawing as a decorative image. Fills its frame and crops the overflow. */
function Drawing({ art }: { art: CoverArt }) {
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
    <path d={shape.d} transform={shape.transform} {...paint} />
  ) : (
    <circle cx={shape.x} cy={shape.y} r={shape.r} {...paint} />
  );
}
