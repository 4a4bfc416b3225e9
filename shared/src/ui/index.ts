/** Acting */
export { Button, type ButtonLook, type ButtonProps, type ButtonVariant } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { IconButton, type IconButtonProps } from './IconButton';
export { Menu, type MenuProps } from './Menu';
export { MenuPanel, type MenuPanelProps } from './MenuPanel';
export { menuTies, type MenuButtonTies } from './menuTies';
export { MenuGroup, MenuHeading, MenuItem, MenuLine, MenuLink, type MenuItemProps } from './MenuItem';

/** Asking */
export { Checkbox, type CheckboxProps } from './Checkbox';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { SearchField, type SearchFieldProps } from './SearchField';
export { Select, type SelectOption, type SelectProps } from './Select';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type TextFieldProps } from './TextField';
export { Tick, type TickProps } from './Tick';
export { Field, FieldError, useFieldTies, type FieldLook, type FieldTies } from './Field';

/** Telling */
export { Dialog, type DialogProps } from './Dialog';
export { usePressOutside } from './usePressOutside';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { ErrorPanel, type ErrorPanelProps } from './ErrorPanel';
export { FormStatus, type StatusTone } from './FormStatus';
export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { Skeleton, SkeletonText, type SkeletonProps } from './Skeleton';
export { VisuallyHidden } from './VisuallyHidden';

/** Showing */
export { Badge } from './Badge';
export { BookCover, type BookCoverProps } from './BookCover';
export { Card } from './Card';
export { CourseCover, type CourseCoverProps } from './CourseCover';
export { coverArt, type CoverArt } from './coverArt';
export { categoryColour } from './coverPalette';
export type { CoverShape, CoverSize } from './coverShape';
export { languageName } from './languageName';
export { Markdown, type MarkdownProps } from './Markdown';
export { markdownBlocks, type MarkdownBlock } from './markdownBlocks';
export { MediaCard, type MediaCardProps } from './MediaCard';
export { Price, formatPrice, type PriceProps } from './Price';
export { Rating, type RatingProps } from './Rating';

/** Arranging */
export { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';
export { Grid, type GridProps } from './Grid';
export { Page } from './Page';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { Prose } from './Prose';
export { Section, type SectionProps } from './Section';
export { TabPanel, Tabs, useSelectedTab, type Tab, type TabsProps } from './Tabs';
export { classNames } from './classNames';

/** Drawing */
export { icon, type IconComponent, type IconProps } from './Icon';
export {
  SearchIcon,
  MenuIcon,
  CloseIcon,
  CartIcon,
  UserIcon,
  SunIcon,
  MoonIcon,
  SystemIcon,
  PlayIcon,
  PauseIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  ArrowEndIcon,
  ArrowStartIcon,
  StarIcon,
  ClockIcon,
  GlobeIcon,
  BookIcon,
  CodeIcon,
  DownloadIcon,
  UploadIcon,
  ExternalIcon,
  TrashIcon,
  EditIcon,
  PlusIcon,
  MinusIcon,
  LockIcon,
  FilterIcon,
  InfoIcon,
  WarningIcon,
  HeartIcon,
  ShareIcon,
  NoteIcon,
  HelpIcon,
  TeamIcon,
  CertificateIcon,
  CaptionsIcon,
  SettingsIcon,
} from './icons';
