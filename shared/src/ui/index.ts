import * as listStyles from './lists/Lists.module.css';

/** Actions and menus */
export { Button, type ButtonStyle, type ButtonProps, type ButtonVariant } from './actions/Button';
export { ButtonLink, type ButtonLinkProps } from './actions/ButtonLink';
export { IconButton, type IconButtonProps } from './actions/IconButton';
export { TextButton } from './actions/TextButton';
export { Menu, type MenuProps } from './menu/Menu';
export { MenuPanel, type MenuPanelProps } from './menu/MenuPanel';
export { menuButtonProps, type MenuButtonProps } from './menu/menuButtonProps';
export { MenuGroup, MenuHeading, MenuItem, MenuSeparator, MenuLink, type MenuItemProps } from './menu/MenuItem';

/** Forms */
export { Checkbox, type CheckboxProps } from './forms/Checkbox';
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField';
export { SearchField, type SearchFieldProps } from './forms/SearchField';
export { Select, type SelectOption, type SelectProps } from './forms/Select';
export { TextArea, type TextAreaProps } from './forms/TextArea';
export { TextField, type TextFieldProps } from './forms/TextField';
export { CheckboxOption, type CheckboxOptionProps } from './forms/CheckboxOption';
export { Field, FieldError, useFieldControl, type FieldProps, type FieldControlProps } from './forms/Field';

/** Feedback */
export { Dialog, type DialogProps } from './feedback/Dialog';
export { focusFirst } from './feedback/focusFirst';
export { useBackdropPress } from './feedback/useBackdropPress';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorPanel, type ErrorPanelProps } from './feedback/ErrorPanel';
export { FormStatus, type StatusTone } from './forms/FormStatus';
export { PendingStatus } from './feedback/PendingStatus';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar';
export { Skeleton, SkeletonText, type SkeletonProps } from './feedback/Skeleton';
export { VisuallyHidden } from './feedback/VisuallyHidden';

/** Content */
export { Badge } from './values/Badge';
export { BookCover, type BookCoverProps } from './covers/BookCover';
export { Card } from './layout/Card';
export { CourseCover, type CourseCoverProps } from './covers/CourseCover';
export { coverArt, type CoverArt } from './covers/coverArt';
export { categoryColour } from './covers/categoryColour';
export type { CoverShape, CoverSize } from './covers/coverShape';
export { ContentLanguage } from './markdown/ContentLanguage';
export { Markdown, type MarkdownProps } from './markdown/Markdown';
export { markdownBlocks, type MarkdownBlock } from './markdown/markdownBlocks';
export { MediaCard, type MediaCardProps } from './layout/MediaCard';
export { Price, type PriceProps } from './values/Price';
export { Rating, type RatingProps } from './values/Rating';

/** Styles of lists with filters: their columns, toolbar, filters and the chips of selected ones. */
export { listStyles };

/** Layout */
export { Breadcrumbs, type Breadcrumb } from './layout/Breadcrumbs';
export { Grid, type GridProps } from './layout/Grid';
export { Page, type PageProps } from './layout/Page';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader';
export { Prose } from './layout/Prose';
export { Section, type SectionProps } from './layout/Section';
export { TabPanel, Tabs, useSelectedTab, type Tab, type TabsProps } from './layout/Tabs';
export { classNames } from './classNames';

/** Icons */
export { icon, type IconComponent, type IconProps } from './icons/Icon';
export { SearchIcon } from './icons/search';
export { MenuIcon, CartIcon, UserIcon, SunIcon, MoonIcon, SystemIcon } from './icons/header';
export { ChevronDownIcon, ChevronEndIcon, ChevronStartIcon, ArrowEndIcon, ArrowStartIcon } from './icons/arrows';
export { PlayIcon, BookIcon, CodeIcon, TeamIcon } from './icons/offers';
export { StarIcon, ClockIcon, GlobeIcon, LockIcon, NoteIcon, CertificateIcon } from './icons/metadata';
export {
  CloseIcon,
  DownloadIcon,
  UploadIcon,
  ExternalIcon,
  TrashIcon,
  EditIcon,
  PlusIcon,
  MinusIcon,
  FilterIcon,
  HeartIcon,
  ShareIcon,
} from './icons/actions';
export { CheckIcon, InfoIcon, WarningIcon, HelpIcon } from './icons/signs';
export { PauseIcon, CaptionsIcon, SettingsIcon } from './icons/player';
