/** The names of TanStack Query that screens may use. There is one client, given by the shell. */
export { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
