import { BRACED, HASH_COMMENTS, type Language } from './language.ts';

/** Languages without C's syntax, most of them with words or indents for blocks. */
export const SCRIPTING: readonly Language[] = [
  {
    id: 'python',
    name: 'Python',
    kind: 'program',
    files: /\.pyw?$|^(?:SConstruct|SConscript|wscript)$/i,
    signs: [
      [/^\s*(?:async\s+)?def\s+\w+\s*\(.*(?:\)\s*(?:->\s*[\w[\], .|"']+)?\s*:\s*(?:#.*)?)?$/, 3],
      [/^\s*(?:from\s+[\w.]+\s+import\s+[\w*(]|import\s+\w+(?:\.\w+)*(?:\s+as\s+\w+)?\s*$)/, 3],
      [/^\s*class\s+\w+\s*(?:\([^)]*\))?\s*:\s*$|^\s*@\w+(?:\.\w+)*(?:\(.*\))?\s*$/, 2],
      [/^\s*(?:if|elif|while|for|with|except|try|else|finally)\b[^;{]*:\s*(?:#.*)?$/, 2],
      [
        /\bself\.\w+|\b__\w+__\b|^\s*(?:return|raise|yield|assert|pass|print\()|\bNone\b|\bis\s+not\s+|\bnot\s+in\b|\blambda\s+\w*:/,
        2,
      ],
    ],
    fits: /^\s*[\w.[\]'"]+\s*[-+*/|]?=\s*\S|^\s*[\w.]+\(.*$|^\s*[)\]}]+,?\s*$|[,([{]\s*$|^\s*['"]{3}|^\s*['"].*['"],?\s*$/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'ruby',
    name: 'Ruby',
    kind: 'program',
    files: /\.(?:rb|rake|gemspec)$|^(?:Gemfile|Rakefile|Vagrantfile|Podfile|Fastfile)$/i,
    signs: [
      [/^\s*def\s+(?:self\.)?\w+[?!=]?(?:\s*\([^)]*\))?\s*$/, 3],
      [/^\s*end\s*$/, 1],
      [/\bdo\s*\|[\w, *&()]+\|\s*$|\{\s*\|\w+(?:,\s*\w+)*\|/, 3],
      [
        /^\s*(?:require|require_relative)\s+['"]|^\s*attr_(?:accessor|reader|writer)\s+:|^\s*(?:include|extend)\s+[A-Z]/,
        3,
      ],
      [
        /^\s*(?:module|class)\s+[A-Z]\w*(?:::\w+)*(?:\s*<\s*[A-Z][\w:]*)?\s*$|^\s*(?:unless|elsif|rescue|ensure)\b|^\s*@\w+\s*(?:\|\|)?=/,
        2,
      ],
      [/:\w+\s*=>\s*|\.(?:each|map|nil\?|empty\?|to_s|to_sym)\b|\bputs\s+['"\w]/, 2],
    ],
    fits: /^\s*[\w.@[\]:]+\s*(?:\|\|)?=\s*\S|^\s*(?:if|else|when|case|return|begin|while)\b|^\s*[\w.]+[ (].*$/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'perl',
    name: 'Perl',
    kind: 'program',
    files: /\.(?:pl|pm|t|cgi)$/i,
    signs: [
      [/^\s*(?:my|our|local)\s+[$@%(]/, 3],
      [
        /^\s*use\s+(?:strict|warnings|vars|lib|parent|base|\w+(?:::\w+)+)\b|^\s*sub\s+\w+\s*\{?|^\s*package\s+\w+(?:::\w+)*;/,
        3,
      ],
      [/=~\s*(?:[ms]?\/|m\{|s\{|tr\/|qr)|\$_\b|@_\b|\bshift;|\$\w+->[[{(]|\bqw[(/{]|%\{?\$\w+/, 3],
      [/^\s*(?:if|unless|foreach|elsif|while)\s*\(.*[$@%]|^\s*(?:print|die|return)\b.*[$@"].*;/, 2],
    ],
    fits: BRACED,
    comments: /^\s*#(?!!)|^=\w+/,
  },
  {
    id: 'shell',
    name: 'Shell script',
    kind: 'program',
    files: /\.(?:sh|bash|zsh|ksh)$|^\.(?:bashrc|profile|zshrc|bash_profile)$/i,
    signs: [
      [/^#!\s*\/(?:usr\/)?bin\/(?:env\s+)?(?:ba|z|k|da)?sh\b/, 3],
      [
        /^\s*(?:if|elif|while)\s+(?:\[\[?|!|test|command|grep|\()\s.*(?:;\s*(?:then|do))?\s*$|^\s*(?:then|fi|esac|done)\b/,
        3,
      ],
      [
        /^\s*(?:export\s+|local\s+|readonly\s+)?[A-Za-z_]\w*=(?:\$[({\w]|"[^"]*\$|`)|\$\{\w+[:#%/}-]|\$\(\w|"\$[\w@*#?]/,
        2,
      ],
      [/^\s*(?:for\s+\w+\s+in\b.*|case\s+"?\$.*in\s*$|\w+\s*\(\)\s*\{|function\s+\w+\s*(?:\(\))?\s*\{)/, 2],
      [
        /^\s*(?:echo|cd|mkdir|rm|cp|mv|sudo|apt-get|grep|sed|awk|source|set\s+-[a-z]+|exit\s+\d|curl|chmod|export)\s+\S.*/,
        1,
      ],
      [/\|\s*(?:grep|sed|awk|sort|head|tail|xargs|wc|cut|tr)\b|2>&1|>\s*\/dev\/null|&&\s*\\?$/, 2],
    ],
    fits: /^\s*(?:else|do|\}|;;)|\\$|^\s*[\w./-]+(?:\s+-{1,2}\w)/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'powershell',
    name: 'PowerShell',
    kind: 'program',
    files: /\.ps[md]?1$/i,
    signs: [
      [
        /\b(?:Get|Set|New|Remove|Add|Write|Import|Export|Invoke|Start|Stop|Test|Out|Select|Where|ForEach|ConvertTo|ConvertFrom|Join|Split)-[A-Z]\w+/,
        3,
      ],
      [
        /^\s*\[?(?:CmdletBinding|Parameter|string|int|switch|bool|ValidateSet)\]?\(?.*\]\s*\$?\w*|^\s*param\s*\(/i,
        2,
      ],
      [
        /^\s*\$(?:script:|global:|env:)?\w+(?:\.\w+)*\s*[+]?=\s*|\s-(?:eq|ne|gt|lt|like|notlike|match|and|or|not|contains)\s|\$_\.\w+|\$env:\w+/i,
        2,
      ],
      [/^\s*function\s+\w+-\w+|^\s*\.(?:SYNOPSIS|DESCRIPTION|PARAMETER|EXAMPLE)\b/i, 3],
    ],
    fits: BRACED,
    comments: /^\s*(?:#(?!requires)|<#)/i,
  },
  {
    id: 'batch',
    name: 'Windows batch file',
    kind: 'program',
    files: /\.(?:bat|cmd)$/i,
    signs: [
      [/^\s*@?echo\s+(?:off|on)\s*$|^\s*setlocal\b|^\s*endlocal\b/i, 3],
      [
        /^\s*(?:@?set\s+(?:\/[ap]\s+)?"?\w+=|if\s+(?:not\s+)?(?:exist|errorlevel|defined|"%)|goto\s+:?\w+|call\s+:?\S+|rem\s|for\s+\/[fdlr]?\s*%%)/i,
        2,
      ],
      [/%\w+%|%~[a-z]*\d|^\s*:\w+\s*$/i, 2],
    ],
    fits: /^\s*(?:@?echo|\)|cd|copy|del|exit|pause|start|mkdir)\b/i,
    comments: /^\s*(?:@?rem\b|::)/i,
  },
  {
    id: 'lua',
    name: 'Lua',
    kind: 'program',
    files: /\.lua$/i,
    signs: [
      [/^\s*local\s+(?:function\s+\w+|\w+(?:\s*,\s*\w+)*\s*=)/, 3],
      [/^\s*(?:function\s+[\w.:]+\s*\([^)]*\)|if\s.*\bthen\s*$|elseif\s.*\bthen\s*$|for\s.*\bdo\s*$)/, 2],
      [/\b(?:ipairs|pairs|setmetatable|tostring|require)\s*\(|~=|\.\.\s*["'\w]|\bnil\b/, 2],
      [/^\s*end[,)]?\s*$/, 1],
    ],
    fits: /^\s*[\w.:[\]]+\s*(?:=|\().*|^\s*(?:return|else)\b/,
    comments: /^\s*--/,
  },
  {
    id: 'r',
    name: 'R',
    kind: 'program',
    files: /\.r(?:md)?$/i,
    signs: [
      [/^\s*[\w.]+(?:\$[\w.]+|\[[^\]]*\])*\s*<-\s*\S/, 3],
      [/^\s*(?:library|require|source|suppressPackageStartupMessages)\s*\(/, 3],
      [
        /<-\s*function\s*\(|%>%|\|>|%in%|\b(?:data\.frame|ggplot|aes|paste0?|sapply|lapply|read\.csv|c)\s*\(/,
        2,
      ],
    ],
    fits: /^\s*[\w.]+\(.*$|^\s*[})]+\s*$|[,({]\s*$|^\s*(?:if|for|else|return)\b/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'matlab',
    name: 'MATLAB',
    kind: 'program',
    files: /\.m$/i,
    signs: [
      [/^\s*function\s+(?:\[[\w, ]+\]|\w+)\s*=\s*\w+\s*\(|^\s*function\s+\w+\s*\([^)]*\)\s*$/, 3],
      [
        /\b(?:zeros|ones|linspace|numel|length|size|disp|fprintf|figure|plot|xlabel|ylabel|hold|repmat|reshape)\s*(?:\(|on\b).*;?\s*$/,
        2,
      ],
      [/\w\)?\s?\.[*/^]\s?\w.*[;)]|\(\s*\w*:\w*\)|\w'\s*\*|^\s*(?:clear|clc|close)\s+all/, 2],
      [/^\s*(?:end|endfunction|endif)\s*;?\s*$|^\s*(?:for|parfor)\s+\w+\s*=\s*.+:.+$/, 2],
    ],
    fits: /^\s*[\w(),: ]+\s*=\s*.*;?\s*$|^\s*(?:if|else|elseif|while|switch|case)\b/,
    comments: /^\s*%/,
  },
  {
    id: 'visual-basic',
    name: 'Visual Basic',
    kind: 'program',
    files: /\.(?:vb|bas|vbs|frm|cls)$/i,
    signs: [
      [
        /^\s*(?:(?:Public|Private|Friend|Protected|Shared)\s+)*(?:Sub|Function|Property\s+(?:Get|Let|Set)|Module|Class)\s+\w+/i,
        2,
      ],
      [
        /^\s*(?:Dim|ReDim|Const)\s+\w+(?:\([^)]*\))?\s+As\s+\w+|\bAs\s+(?:String|Integer|Long|Boolean|Object|Double|New)\b/i,
        3,
      ],
      [/^\s*End\s+(?:Sub|Function|If|With|Select|Class|Module|Property)\s*$/i, 3],
      [
        /^\s*(?:If\s.*\bThen|ElseIf\b.*Then|For\s+Each\b|Next(?:\s+\w+)?|Loop|Set\s+\w+\s*=|On\s+Error|Option\s+(?:Explicit|Strict)|Imports\s+\w+)/i,
        2,
      ],
    ],
    fits: /^\s*[\w.()]+\s*=\s*\S|^\s*(?:Else|Exit|Call|With)\b|^\s*[\w.]+\s*\(.*\)\s*$/i,
    comments: /^\s*'/,
  },
  {
    id: 'elixir',
    name: 'Elixir',
    kind: 'program',
    files: /\.exs?$/i,
    signs: [
      [/^\s*defmodule\s+[A-Z][\w.]*\s+do\s*$|^\s*defp?\s+\w+[?!]?.*(?:\bdo|,\s*do:.*)\s*$/, 3],
      [/^\s*@(?:moduledoc|doc|spec|impl|type)\b|\|>\s*\w|%\{\w+:|\bfn\s+.*->/, 3],
      [/^\s*(?:alias|use|import)\s+[A-Z][\w.]+/, 2],
    ],
    fits: /^\s*end\)?\s*$|^\s*\w+\s*=\s*\S|->\s*$|^\s*\{:\w+/,
    comments: HASH_COMMENTS,
  },
  {
    id: 'haskell',
    name: 'Haskell',
    kind: 'program',
    files: /\.l?hs$/i,
    signs: [
      [/^\s*[a-z]\w*'?\s*::\s*(?:\([^)]*\)\s*=>\s*)?[\w[(]/, 3],
      [
        /^\s*(?:module\s+[A-Z][\w.]*|import\s+(?:qualified\s+)?[A-Z][\w.]*|newtype\s+\w|instance\s+\w+\s+\w+|data\s+[A-Z]\w*.*=|\{-#)/,
        3,
      ],
      [/<-\s*\w|\s->\s|\s\$\s|<\$>|>>=|\bwhere\s*$|\blet\s+\w+.*=/, 1],
    ],
    fits: /^\s*\w+.*=\s*\S|^\s*(?:case|of|if|then|else|do|in)\b|^\s*\|/,
    comments: /^\s*--|^\s*\{-/,
  },
  {
    id: 'lisp',
    name: 'Lisp, Scheme or Clojure',
    kind: 'program',
    files: /\.(?:lisp|lsp|cl|el|scm|ss|rkt|clj[cs]?|edn)$/i,
    signs: [
      [
        /^\s*\((?:defun|defmacro|defvar|defparameter|define|defn-?|def|ns|setq|let\*?|lambda|require|provide|defcustom)\b/,
        3,
      ],
      [/^\s*\((?:if|cond|when|unless|loop|progn|format|fn|->>?|map|apply|interactive|and|or)\b/, 2],
      [/\){3,}\s*$/, 2],
    ],
    fits: /^\s*[([].*|\)+\s*$/,
    comments: /^\s*;/,
  },
  {
    id: 'tcl',
    name: 'Tcl',
    kind: 'program',
    files: /\.(?:tcl|tk|exp)$/i,
    signs: [
      [
        /^\s*proc\s+[\w:]+\s+\{|^\s*namespace\s+(?:eval|import|export)\b|^\s*package\s+(?:require|provide)\b/,
        3,
      ],
      [
        /^\s*set\s+\w+\s+[[\w"{$]|^\s*(?:variable|upvar|foreach|lappend|expr|puts)\s|\[(?:lindex|llength|string|expr|list|info)\s/,
        2,
      ],
      [/^\s*(?:if|while|elseif)\s+\{.*\}\s*\{\s*$/, 2],
    ],
    fits: BRACED,
    comments: HASH_COMMENTS,
  },
];
