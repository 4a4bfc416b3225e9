import { Grid, Skeleton } from '@lectern/shared/ui';

type Props = { count: number; minColumn: string; shape: 'book' | 'cover' };

/** Placeholder of a loading grid of cards. */
export function GridSkeletons({ count, minColumn, shape }: Props) {
  return (
    <div aria-busy="true">
      <Grid minColumn={minColumn}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} shape={shape} />
        ))}
      </Grid>
    </div>
  );
}
