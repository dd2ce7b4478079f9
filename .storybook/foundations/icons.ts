/** The icons of the product; a test compares them with its imports. By name, because the whole library would be in every story. */
export {
  ArrowDown, ArrowUp, Bell, BellRing, CalendarDays, Camera, ChartLine, Check, ChevronDown, ChevronLeft, ChevronRight,
  ChevronUp, ChevronsUpDown, CircleAlert, CircleCheck, CircleSlash, CircleSlash2, CircleUserRound, CircleX, Copy,
  Download, Droplet, Ellipsis, Eye, EyeOff, FileText, Fullscreen, Gauge, GripVertical, History, ImageUp, Inbox, Info,
  KeyRound, Languages, LayoutGrid, List, LoaderCircle, LocateFixed, Lock, LogIn, LogOut, Map, Maximize,
  Maximize2, Minimize2, Minus, MonitorPlay, MonitorUp, Moon, Navigation, PanelLeft, PanelLeftClose, PanelLeftOpen,
  Plus, Redo2, RotateCcw, RotateCw, Rows3, Save, Search, Settings2, ShieldCheck, Sun, Table2, Trash2, TrendingDown,
  TrendingUp, TriangleAlert, Undo2, Unplug, Upload, UserCog, VideoOff, Volume2, X,
} from 'lucide-react'
